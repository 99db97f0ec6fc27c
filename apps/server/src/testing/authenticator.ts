import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

type Asked = { challenge: string; origin?: string };

const USER_PRESENT_AND_VERIFIED = 0x05;
const PRESENT_ALONE = 0x01;
const HAS_KEY = 0x40;

/** A device that makes one key for a site and signs with it, as WebAuthn describes it: no attestation, ES256. */
export function newAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let signatures = 0;

  const authenticatorData = (flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(signatures, 1);

    return Buffer.concat([createHash('sha256').update(new URL(site).hostname).digest(), head, rest]);
  };
  const clientData = (type: string, { challenge, origin = site }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    /** Answers what `navigator.credentials.create` answers. */
    create(asked: Asked) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, isoCBOR.encode(key)]);
      const authData = authenticatorData(USER_PRESENT_AND_VERIFIED | HAS_KEY, attested);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);

      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers what `navigator.credentials.get` answers. */
    get(asked: Asked & { unlocked?: boolean; counted?: boolean }) {
      const { unlocked = true, counted = true } = asked;
      if (counted) signatures += 1;
      const data = clientData('webauthn.get', asked);
      const authData = authenticatorData(unlocked ? USER_PRESENT_AND_VERIFIED : PRESENT_ALONE);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);

      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
