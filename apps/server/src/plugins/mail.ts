import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';

import type { Config } from '#config';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Who gets an answer to it; else nobody. */ replyTo?: string;
};

/** What became of a mail. `logged`: there is no mail server, so it stands in the log. */
type Delivery = 'sent' | 'logged' | 'failed';

export type SendMail = (mail: Mail) => Promise<Delivery>;

const TIMEOUT_MILLISECONDS = 10_000;

/** Sends mail through `smtpUrl`; never throws, since what a mail is about has happened already. */
export function createMailer(
  { smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>,
  log: FastifyBaseLogger,
): SendMail {
  if (smtpUrl === undefined) {
    return async (mail) => {
      log.warn({ mail }, 'SMTP_URL is not set, so this mail is written here instead of being sent');

      return 'logged';
    };
  }
  let transport: Promise<Transporter> | undefined;

  return async (mail) => {
    try {
      transport ??= connectTo(smtpUrl);
      await (await transport).sendMail({ from: senderOf(smtpUrl, publicUrl), ...mail });

      return 'sent';
    } catch (error) {
      log.error({ err: error, subject: mail.subject }, 'a mail could not be sent');

      return 'failed';
    }
  };
}

async function connectTo(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');

  return createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  });
}

/** Mail servers like the sender to be who logs in; else it is an address of this site. */
function senderOf(smtpUrl: string, publicUrl: string): { name: string; address: string } {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  const address = user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname}`;

  return { name: 'Second Bell', address };
}
