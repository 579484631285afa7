import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatches, useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onSessionEnded } from '../api/session-ended.ts';
import { isLedTo } from './arrival.ts';
import { decideProtected, decidePublic, type GuardDecision } from './guard-decision.ts';
import { setNotice } from './notice.ts';
import { rememberReferrer, takeReferrer } from './referrer.ts';
import { endSession, useLogOut, useSession, wasSignedOutHere } from './session.ts';

interface GuardParts {
  children: ReactNode;
  /** Shown while the current user is being loaded. */
  loading: ReactNode;
  /** Shown when the user could not be loaded (no line, server down). */
  failed: (error: unknown) => ReactNode;
}

interface ProtectedParts extends GuardParts {
  /** Shown where the product led an account to a page that is not for it. */
  denied: ReactNode;
  /** Shown where the part of the product that a page belongs to is not on; left out where no page is part of any. */
  notOn?: ReactNode;
}

const useDeepestStaticData = () => useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });

/** Lets signed-in users of the page's roles in (spec §2). The page's own `staticData.roles` decide. */
export function ProtectedGuard({ denied, notOn, ...parts }: ProtectedParts) {
  const session = useSession();
  const { roles, flag, beforeTerms } = useDeepestStaticData();
  // Of the page that is shown, as its rule is; the address is ahead of both while the next page is being fetched.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const [shown, setShown] = useState<string | null>(null);
  const decision = decideProtected(session, {
    roles,
    flag,
    beforeTerms,
    shown: shown === path,
    ledHere: isLedTo(path),
  });
  if (decision.kind === 'allow' && shown !== path) setShown(path);
  useDecision(decision);
  if (decision.kind === 'not_on') return notOn;
  return decision.kind === 'deny' ? denied : view(decision, parts);
}

/** Lets visitors in who are signed out (spec §2). The page's own `staticData.publicMode` decides. */
export function PublicGuard({ children, loading, failed }: GuardParts) {
  const session = useSession();
  const { publicMode = 'restricted' } = useDeepestStaticData();
  const decision = decidePublic(session, publicMode);
  useDecision(decision);
  return view(decision, { children, loading, failed });
}

function view(decision: GuardDecision, { children, loading, failed }: GuardParts): ReactNode {
  if (decision.kind === 'allow') return children;
  return decision.kind === 'fail' ? failed(decision.error) : loading;
}

function useDecision(decision: GuardDecision): void {
  const navigate = useNavigate();
  const page = useLocation({ select: (location) => location.href });
  const logOut = useLogOut();
  const pathAfterSignIn = useEffectEvent(usePathAfterSignIn());
  const { kind } = decision;
  const step = decision.kind === 'to_signup' ? decision.step : 0;
  const account = decision.kind === 'sign_out' ? decision.account : '';
  const userType = decision.kind === 'sign_out' ? decision.userType : '';
  const tell = decision.kind === 'to_area' && decision.tell;
  // Once per verdict: the address changes while the page is still being left.
  const acted = useRef<string | null>(null);
  useEffect(() => {
    if (acted.current === kind) return;
    acted.current = kind;
    if (kind === 'to_landing') {
      if (wasSignedOutHere()) {
        // By choice, or with a notice of its own already: nothing to say about the page that was left.
        void navigate({ href: '/public/login', replace: true });
        return;
      }
      rememberReferrer(page);
      setNotice({ kind: 'sign_in_needed', page });
      void navigate({ to: '/', replace: true });
    } else if (kind === 'sign_out') {
      rememberReferrer(page);
      setNotice({ kind: 'wrong_account', account, userType, page });
      void logOut();
    } else if (kind === 'to_area') {
      if (tell) setNotice({ kind: 'logged_out_first' });
      void navigate({ href: pathAfterSignIn(), replace: true });
    } else if (kind === 'to_factor') {
      rememberReferrer(page);
      void navigate({ href: '/secure-account', replace: true });
    } else if (kind === 'to_terms') {
      rememberReferrer(page);
      void navigate({ href: '/user/terms', replace: true });
    } else if (kind === 'to_signup') {
      void navigate({ to: `/public/signup/${step}`, replace: true });
    }
  }, [kind, step, account, userType, tell, page, navigate, logOut]);
}

/** The page once asked for if this account may open it, else its own area. */
function usePathAfterSignIn(): () => string {
  const router = useRouter();
  const session = useSession();
  return () => {
    const wanted = takeReferrer();
    if (wanted === null || session.status !== 'in') return '/user';
    const roles = router.matchRoutes(wanted, {}).at(-1)?.staticData.roles;
    return !roles || roles.some((role) => role === session.user.user_type) ? wanted : '/user';
  };
}

/** Signs the app out when our own API answers 401; the guard of the page then does the rest. */
export function useEndedSessions(): void {
  const client = useQueryClient();
  useEffect(() => onSessionEnded(() => endSession(client)), [client]);
}
