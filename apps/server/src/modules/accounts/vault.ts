import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets that have to be read again, and so cannot be hashes (decision 63). */
export type Vault = {
  /** Whether it locks at all: without a key, what is kept stays as it is. */
  hasKey: boolean;
  /** Encrypts a text for its owner; in the place of another owner's it is worth nothing. */
  seal: (text: string, owner: string) => string;
  /** The text; undefined where it was sealed with another key, or for another owner, or was changed. */
  open: (sealed: string, owner: string) => string | undefined;
};

/** AES-256-GCM with the nonce that NIST SP 800-38D asks for. */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `v1.` and the rest in base64url: nonce, tag, and what is encrypted. Without it, a text was kept before there was a key. */
const PREFIX = 'v1.';

export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** A vault whose key is derived from a secret of the server (HKDF, RFC 5869), so that the secret may serve other ends, too. */
export function openVault(secretKey: string | undefined): Vault {
  const key = secretKey === undefined ? undefined : derived(secretKey);

  return {
    hasKey: key !== undefined,
    seal: (text, owner) => (key ? seal(key, text, owner) : text),
    open: (sealed, owner) => {
      if (!isSealed(sealed)) return sealed;

      return key && unseal(key, sealed, owner);
    },
  };
}

function derived(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'second-bell second factors', KEY_BYTES));
}

function seal(key: Buffer, text: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);

  return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(key: Buffer, text: string, owner: string): string | undefined {
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);

    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Node tells a wrong key, another owner and a changed text by the same error.
    return undefined;
  }
}
