import { useSession, useSessionState } from '@xana/session/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** `/?login` and `/app?login` open the login dialog by themselves; the query is cleared after login. */
export function LoginFromAddress() {
  const session = useSession();
  const { status } = useSessionState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const wasAsked = useRef(false);
  const isWanted = /^\/(app)?$/.test(pathname) && new URLSearchParams(search).has('login');
  useEffect(() => {
    if (!isWanted) {
      wasAsked.current = false;
      return;
    }
    if (status === 'member') {
      const query = new URLSearchParams(search);
      query.delete('login');
      navigate({ pathname, search: query.toString() }, { replace: true });
    }
    if (status === 'visitor' && !wasAsked.current) {
      wasAsked.current = true;
      session.requireLogin('address');
    }
  }, [isWanted, status, session, navigate, pathname, search]);
  return null;
}
