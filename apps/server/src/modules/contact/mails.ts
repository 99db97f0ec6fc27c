import type { Mail } from '#plugins/mail.ts';

import type { NewMessage } from './contact.repo.ts';

/** An answer goes to who wrote, not to the site. */
export function contactMail(to: string, { fullName, email, examInterest, message }: NewMessage): Mail {
  return {
    to,
    replyTo: email,
    subject: 'A message from the contact form of Second Bell',
    text: `${fullName} <${email}> wrote${examInterest ? ` about "${examInterest}"` : ''}:

${message}

Answer this mail to write back. The message also stands in the inbox at the desk.
`,
  };
}
