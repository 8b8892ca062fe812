import * as analytes from '@leveza/contract/exams/analytes.ts';
import * as discussed from '@leveza/contract/exams/discussed.ts';
import * as contract from '@leveza/contract/exams/exams.ts';
import * as extract from '@leveza/contract/exams/extract.ts';
import * as files from '@leveza/contract/exams/files.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { languageModel } from '../../services/language-model.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addExamFile } from './add-exam-file.ts';
import { addExam } from './add-exam.ts';
import { changeExam } from './change-exam.ts';
import { deleteExamFile } from './delete-exam-file.ts';
import { deleteExam } from './delete-exam.ts';
import { extractExamPicture } from './extract-exam-picture.ts';
import { extractExam } from './extract-exam.ts';
import { listAnalytes } from './list-analytes.ts';
import { listExams } from './list-exams.ts';
import { markExamDiscussed } from './mark-exam-discussed.ts';
import { readAnalyte } from './read-analyte.ts';
import { readExamFile } from './read-exam-file.ts';
import { readExam } from './read-exam.ts';
import { restoreExamFile } from './restore-exam-file.ts';
import { restoreExam } from './restore-exam.ts';

interface Parts {
  vault: Vault;
  config: Pick<Config, 'llm' | 'aiSearchesPerDay'>;
}

export const examRoutes = ({ vault, config }: Parts): Routes => {
  const { llm, aiSearchesPerDay } = config;
  const reader = { askModel: llm && languageModel(llm), aiSearchesPerDay };
  return (serve) => {
    serve(contract.listExams, async ({ query, ...call }) => {
      const { total, ...page } = await listExams(call, query);
      return { ...page, pagination: paginationOf(query, total) };
    });

    serve(analytes.listAnalytes, async (call) => ({ data: await listAnalytes(call) }));

    serve(analytes.readAnalyte, async ({ params, query, ...call }) => ({
      data: await readAnalyte(call, params.key, query.unit),
    }));

    serve(contract.addExam, async ({ body, ...call }) => ({ data: await addExam(call, body) }));

    serve(extract.extractExam, async ({ body, ...call }) => ({
      data: await extractExam(call, body, reader),
    }));

    serve(extract.extractExamPicture, async ({ file, ...call }) => ({
      data: await extractExamPicture(call, file, reader),
    }));

    serve(contract.restoreExam, async ({ body, ...call }) => ({
      data: await restoreExam(call, body, vault),
    }));

    serve(contract.readExam, async ({ params, ...call }) => ({ data: await readExam(call, params.id) }));

    serve(contract.changeExam, async ({ params, body, ...call }) => ({
      data: await changeExam(call, params.id, body),
    }));

    serve(discussed.markExamDiscussed, async ({ params, body, ...call }) => ({
      data: await markExamDiscussed(call, params.id, body),
    }));

    serve(contract.deleteExam, ({ params, ...call }) => deleteExam(call, params.id, vault));

    serve(files.addExamFile, async ({ params, query, file, ...call }) => ({
      data: await addExamFile(call, params.id, {
        file,
        vault,
        isDuplicateConfirmed: query.confirmDuplicate === 'true',
      }),
    }));

    serve(files.readExamFile, ({ params, ...call }) => readExamFile(call, params, vault));

    serve(files.deleteExamFile, ({ params, ...call }) => deleteExamFile(call, params, vault));

    serve(files.restoreExamFile, async ({ body, ...call }) => ({
      data: await restoreExamFile(call, body, vault),
    }));
  };
};
