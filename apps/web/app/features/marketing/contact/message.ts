import { EXAM_INTERESTS, FORM_PROBLEMS } from '#copy/contact.ts';

export type Message = { fullName: string; email: string; examInterest: string; message: string };

/** What is wrong with each field; empty where the message may be sent. */
export type Problems = { [Field in keyof Message]?: string | undefined };

/** Spec section 9: "Contact send simulated at 1 second". */
const SEND_MS = 1000;

/** What a browser's own email field accepts, and a dot in the domain, since a reply has to arrive. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** As the contract has them. */
const NAME_MAX_LENGTH = 200;
const MESSAGE_MAX_LENGTH = 5_000;

/** Spec section 5: "fullName, email, message required; email must be a valid email format; examInterest optional". */
export function findProblems({ fullName, email, message }: Message): Problems {
  const { nameTooLong, messageTooLong } = FORM_PROBLEMS;
  const found: Problems = {
    fullName: problemOf(fullName, FORM_PROBLEMS.fullName, nameTooLong, NAME_MAX_LENGTH),
    email:
      problemOf(email, FORM_PROBLEMS.email, nameTooLong, NAME_MAX_LENGTH) ??
      (EMAIL.test(email.trim()) ? undefined : FORM_PROBLEMS.emailFormat),
    message: problemOf(message, FORM_PROBLEMS.message, messageTooLong, MESSAGE_MAX_LENGTH),
  };

  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/**
 * Keeps the message for the people who run the site. It takes the spec's second at least (section 9), and fails where
 * nothing could go out.
 */
export async function sendMessage({ fullName, email, examInterest, message }: Message): Promise<void> {
  const interest = EXAM_INTERESTS.find(({ value }) => value === examInterest)?.value;
  const body = {
    fullName: fullName.trim(),
    email: email.trim(),
    message: message.trim(),
    ...(interest !== undefined && { examInterest: interest }),
  };
  const sent = import('./post-message.ts').then(({ postMessage }) => postMessage(body));
  const second = new Promise((resolve) => setTimeout(resolve, SEND_MS));
  await Promise.allSettled([sent, second]);
  await sent;
}

function problemOf(text: string, missing: string, tooLong: string, maxLength: number): string | undefined {
  const { length } = text.trim();
  if (length === 0) return missing;

  return length > maxLength ? tooLong : undefined;
}
