import { writeCoveragePage } from './requirement-coverage.ts';

writeCoveragePage();
