import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';

import { DESK_LINKS, DESK_NAME, DESK_PATHS, LOGOUT } from '#copy/admin.ts';
import { SITE_NAME } from '#copy/site.ts';
import { useAdminSession } from '#lib/admin-session.ts';
import { BellMark } from '#ui/bell-mark.tsx';
import { Button } from '#ui/button.tsx';

import { useLogout } from './use-logout.ts';

/** The desk's name, its parts, and who is at it. */
export function DeskHeader() {
  return (
    <header className="border-b border-line bg-surface-raised">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 pt-2 sm:px-6">
        <Link to={DESK_PATHS.content} className="flex min-h-12 items-center gap-2.5 rounded-control">
          <BellMark className="size-8" />
          <span className="leading-tight">
            <span className="block font-heading font-semibold">{SITE_NAME}</span>
            <span className="block text-small text-ink-soft">{DESK_NAME}</span>
          </span>
        </Link>
        <Account />
      </div>
      <nav aria-label="Desk" className="mx-auto flex max-w-6xl flex-wrap gap-x-1 px-2 sm:px-4">
        {DESK_LINKS.map(({ label, to }) => (
          <NavLink
            key={to}
            to={to}
            end
            className="flex min-h-12 items-center rounded-control border-b-3 border-transparent px-2 font-semibold text-ink-soft hover:text-ink aria-[current=page]:rounded-b-none aria-[current=page]:border-accent aria-[current=page]:text-ink sm:px-3"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

function Account() {
  const session = useAdminSession();
  const logOut = useLogout();
  const email = session?.admin?.email;

  return (
    <div className="flex min-w-0 items-center gap-2">
      {email !== undefined && (
        <NavLink
          to={DESK_PATHS.account}
          className="flex min-h-11 min-w-0 items-center rounded-control text-small text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          <span className="truncate">
            <span className="sr-only">Your account: </span>
            {email}
          </span>
        </NavLink>
      )}
      <Button intent="quiet" size="small" onClick={logOut}>
        <LogOut aria-hidden="true" />
        {LOGOUT}
      </Button>
    </div>
  );
}
