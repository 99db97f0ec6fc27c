import { FORM_PROBLEMS } from '#copy/contact.ts';

export type Message = { fullName: string; email: string; examInterest: string; message: string };

/** What is wrong with each field; empty where the message may be sent. */
export type Problems = Partial<Record<keyof Message, string>>;

/** Spec section 9: "Contact send simulated at 1 second". */
const SEND_MS = 1000;

/** What a browser's own email field accepts, and a dot in the domain, since a reply has to arrive. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Spec section 5: "fullName, email, message required; email must be a valid email format; examInterest optional". */
export function findProblems({ fullName, email, message }: Message): Problems {
  return {
    ...(fullName.trim() === '' && { fullName: FORM_PROBLEMS.fullName }),
    ...(email.trim() === '' && { email: FORM_PROBLEMS.email }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: FORM_PROBLEMS.emailFormat }),
    ...(message.trim() === '' && { message: FORM_PROBLEMS.message }),
  };
}

/** Spec section 7: "The contact form makes no call." It waits as a call would, and fails where none could go out. */
export async function sendMessage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SEND_MS));
  if (!navigator.onLine) throw new Error('There is no connection');
}
