import type { Mail } from '#plugins/mail.ts';

type Link = { to: string; name: string; link: string };

export function invitationMail({ to, name, link, inviter }: Link & { inviter: string }): Mail {
  return {
    to,
    subject: 'You are invited to Second Bell',
    text: `${greeting(name)}

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
    text: `${greeting(name)}

someone, most likely you, asked for a new password for Second Bell.

Open this link to choose one:

${link}

The link works once, for one hour. Your old password works until then.

If it was not you, you can leave this mail unanswered. Nothing changes without the link.
`,
  };
}

export function signUpMail({ to, name, link }: Link): Mail {
  return {
    to,
    subject: 'Confirm your address for Second Bell',
    text: `${greeting(name)}

welcome to Second Bell. Open this link to confirm your address:

${link}

The link works once, for one day. Until then there is no account.

If you did not sign up, leave this mail unanswered and do not open the link.
`,
  };
}

/** To somebody who signs up though they need not, or whose address somebody else has typed. */
export function knownAddressMail({ to, name, link }: Link): Mail {
  return {
    to,
    subject: 'You already have an account at Second Bell',
    text: `${greeting(name)}

someone, most likely you, signed up at Second Bell with this address. You already have an account.

Sign in here, or ask for a new password there:

${link}

If it was not you, you can leave this mail unanswered. Nothing has changed.
`,
  };
}

export function newAddressMail({ to, name, link }: Link): Mail {
  return {
    to,
    subject: 'Confirm your new address for Second Bell',
    text: `${greeting(name)}

open this link to use this address for your account at Second Bell:

${link}

The link works once, for one day. Until then your old address stays.

If you did not ask for it, you can leave this mail unanswered. Nothing changes without the link.
`,
  };
}

/** To the address that an account had until now. */
export function changedAddressMail({ to, name, email }: Omit<Link, 'link'> & { email: string }): Mail {
  return {
    to,
    subject: 'The address of your Second Bell account has changed',
    text: `${greeting(name)}

your account at Second Bell now has this address: ${email}

You sign in with it from now on. If it was not you who changed it, answer to the people who run the site at once.
`,
  };
}

function greeting(name: string): string {
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
