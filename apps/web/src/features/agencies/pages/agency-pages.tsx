import { useMatches } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ClientsPage } from './clients-page.tsx';
import { DeskPage } from './desk-page.tsx';
import { DeskPositionPage } from './desk-position-page.tsx';
import { DisputesPage } from './disputes-page.tsx';
import { SharesPage } from './shares-page.tsx';
import { SubmissionPage } from './submission-page.tsx';
import { SubmissionsPage } from './submissions-page.tsx';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/user/agency/positions': DeskPage,
  '/user/agency/positions/$shareId': DeskPositionPage,
  '/user/agency/clients': ClientsPage,
  '/user/agencies': SharesPage,
  '/user/submissions': SubmissionsPage,
  '/user/submissions/$submissionId': SubmissionPage,
  '/user/admin/disputes': DisputesPage,
};

/** The pages of agencies and their clients: one file, so that the list of files that every page loads stays short. */
export function AgencyPages() {
  const Found = PAGES[useMatches().at(-1)?.routeId ?? ''];
  return Found ? <Found /> : null;
}
