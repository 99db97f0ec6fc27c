import { parentPort, workerData } from 'node:worker_threads';

import { parseQuestions } from '@second-bell/question-import';

// Read in a thread: a long text takes a moment, in which the server answers others.
parentPort?.postMessage(parseQuestions(String(workerData)));
