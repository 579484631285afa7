import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/readex-pro';
import './harness.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from './workbench.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
