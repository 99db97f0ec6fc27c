import { Agent } from 'node:http';

import { ERROR_STATUS } from '@second-bell/contract';
import * as fc from 'fast-check';

import type { Callers } from './callers.ts';
import { Ids } from './ids.ts';
import { fuzzRequests, type FuzzRequest } from './requests.ts';
import { type Answer, send, sendWire, type Sent } from './send.ts';

const READ_FROM_ANSWER = 300_000;
const QUESTIONS_OF = /^\/api\/test-attempts\/([^/]+)\/questions$/;

/** `request` with all ids in their places, as it can be sent again. */
type Complaint = {
  number: number;
  request: Sent | string;
  status: number;
  complaint: string;
  body: string;
};
type FuzzReport = {
  /** How often each status was answered; 0 for a connection that was closed. */
  statuses: Record<number, number>;
  complaints: Complaint[];
  /** Calls that were answered with a success at least once. */
  succeeded: Set<string>;
};

/** What is kept between the pieces of a long run. */
export type FuzzState = { url: string; callers: Callers; ids: Ids; report: FuzzReport };

export function newFuzz(url: string, callers: Callers): FuzzState {
  return { url, callers, ids: new Ids(), report: { statuses: {}, complaints: [], succeeded: new Set() } };
}

type Order = { requests: number; seed: number; atOnce: number };

/** Sends so many requests, the same for the same seed, and notes in the state's report each answer that must not be. */
export async function fuzz(state: FuzzState, { requests, seed, atOnce }: Order): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const list = fc.sample(fuzzRequests, { numRuns: requests, seed }).entries();
  const work = async () => {
    for (const [number, request] of list) await tryOne(state, agent, number, request);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
}

async function tryOne(state: FuzzState, agent: Agent, number: number, request: FuzzRequest): Promise<void> {
  const { report } = state;
  const sent = request.wire ?? filled(state, request);
  try {
    const answer = await (typeof sent === 'string'
      ? sendWire(state.url, sent)
      : send(state.url, agent, sent));
    const { status, body } = answer;
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    learn(state, request, sent, answer);
    const complaint = complaintOf(request, answer);
    if (complaint !== undefined) report.complaints.push({ number, request: sent, status, complaint, body });
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error);
    report.complaints.push({ number, request: sent, status: 0, complaint, body: '' });
  }
}

function filled({ ids, callers }: FuzzState, request: FuzzRequest): Sent {
  const { method, path, headers, body, caller, endpoint } = request;
  const text = body?.toString('latin1');
  // Most bodies have no place in them, and bytes that are no text stay as they are.
  const full = text?.includes('{{') ? Buffer.from(ids.fill(text, caller, inJson), 'latin1') : body;

  return {
    method,
    path: ids.fill(path, caller, encodeURIComponent),
    headers: { ...(endpoint && callers.headersOf(caller, endpoint.policy)), ...headers },
    body: full,
  };
}

/** As it stands between quotes, in bytes of UTF-8 that are written one character each. */
function inJson(id: string): string {
  return Buffer.from(JSON.stringify(id).slice(1, -1)).toString('latin1');
}

function learn(
  state: FuzzState,
  { endpoint, caller }: FuzzRequest,
  sent: Sent | string,
  answer: Answer,
): void {
  if (!endpoint || typeof sent === 'string') return;
  const { callers, ids, report } = state;
  const { status, headers, body } = answer;
  const own = callers.headersOf(caller, endpoint.policy);
  const isOwn = Object.entries(own).every(([name, value]) => sent.headers[name] === value);
  if (status === 401 && isOwn && /"code":"unauthorized"/.test(body)) {
    callers.replace(caller, endpoint.policy, own);
  }
  if (status < 200 || status > 299 || sent.method !== endpoint.method) return;
  report.succeeded.add(`${endpoint.method} ${endpoint.path}`);
  if (/json/.test(String(headers['content-type'])) && body.length < READ_FROM_ANSWER) {
    const reply: unknown = JSON.parse(body);
    ids.learn(endpoint.path, reply, caller);
    const attempt = QUESTIONS_OF.exec(sent.path)?.[1];
    if (attempt !== undefined) ids.learnQuestions(attempt, reply);
  }
}

/** What is wrong with an answer; undefined where nothing is. */
function complaintOf(
  { endpoint, method, wire }: FuzzRequest,
  { status, headers, body }: Answer,
): string | undefined {
  if (wire !== undefined) return status < 500 ? undefined : 'a fault';
  if (status === 503 && headers['retry-after'] !== undefined) return undefined;
  if (status >= 500) return 'a fault';
  if (/node_modules|\.ts:\d+:\d+/.test(body) && status >= 400) return 'a stack goes out';
  if (status < 400 || method === 'HEAD' || !endpoint) return undefined;

  return isErrorBody(body) ? undefined : 'an error without a message and a code';
}

function isErrorBody(body: string): boolean {
  try {
    const { message, code } = JSON.parse(body);

    return typeof message === 'string' && message !== '' && Object.hasOwn(ERROR_STATUS, code);
  } catch {
    return false;
  }
}
