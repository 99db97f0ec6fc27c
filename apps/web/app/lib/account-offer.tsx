import { Link } from 'react-router';

import { CREATE_ACCOUNT, WHAT_AN_ACCOUNT_ADDS } from '#copy/account-offer.ts';
import { PATHS } from '#copy/site-links.ts';

import { useIsSignedInHere } from './signed-in.ts';

/** One calm sentence for guests, where what they have done is shown. */
export function AccountOffer() {
  if (useIsSignedInHere()) return null;

  return (
    <p className="mt-10 text-ink-soft">
      {WHAT_AN_ACCOUNT_ADDS}{' '}
      <Link to={PATHS.signUp} className="font-semibold text-primary underline">
        {CREATE_ACCOUNT}
      </Link>
    </p>
  );
}
