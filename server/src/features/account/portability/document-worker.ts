import { parentPort, workerData } from 'node:worker_threads';
import { piecesOf } from './document-pieces.ts';

/**
 * Parses the document of an export in a thread of its own and hands over a piece whenever it is asked for one: neither
 * the parsing nor the handing over keeps others from being answered.
 */
const pieces = piecesOf(workerData as Uint8Array);
parentPort!.on('message', () => parentPort!.postMessage(pieces.next().value));
