import { writeCoveragePages } from './requirement-coverage.ts';

writeCoveragePages();
