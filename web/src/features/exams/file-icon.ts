import type { ExamFile } from '@leveza/contract/exams/files.ts';
import { FileImage, FileText, type LucideIcon } from 'lucide-react';

export const fileIcon = ({ fileType }: ExamFile): LucideIcon =>
  fileType === 'application/pdf' ? FileText : FileImage;
