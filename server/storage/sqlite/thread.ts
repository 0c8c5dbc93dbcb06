import { parentPort, workerData } from 'node:worker_threads';
import type { Append } from '../database.ts';
import { openFile } from './file.ts';
import type { Answer, Question } from './question.ts';

// Both sides of the channel are ours: index.ts sends a path, and questions.
const file = openFile(workerData as string);

const answer = (question: Question): unknown => {
  if (question.kind === 'query') return file.query(question.sql, question.values);
  if (question.kind === 'append') return file.append(JSON.parse(question.appends) as readonly Append[]);
  return file.close();
};

const tryTo = (question: Question): Answer => {
  try {
    return { number: question.number, value: answer(question) };
  } catch (error) {
    return { number: question.number, error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(tryTo(question));
  if (question.kind === 'close') parentPort?.close();
});
