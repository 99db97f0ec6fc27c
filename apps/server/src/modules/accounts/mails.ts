import type { Mail } from '#plugins/mail.ts';

type Link = { to: string; name: string; link: string };

export function invitationMail({ to, name, link, inviter }: Link & { inviter: string }): Mail {
  return {
    to,
    subject: 'You are invited to Second Bell',
    text: `Hello ${name},

${inviter} invites you to help look after the questions and tests on Second Bell.

Open this link to choose your password:

${link}

The link works once, for 7 days. If it is too old by then, ask ${inviter} to invite you again.

If you did not expect this mail, you can leave it unanswered. Nothing happens without the link.
`,
  };
}

export function passwordMail({ to, name, link }: Link): Mail {
  return {
    to,
    subject: 'Choose a new password for Second Bell',
    text: `Hello ${name},

someone, most likely you, asked for a new password for Second Bell.

Open this link to choose one:

${link}

The link works once, for one hour. Your old password works until then.

If it was not you, you can leave this mail unanswered. Nothing changes without the link.
`,
  };
}
