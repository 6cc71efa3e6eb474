import './boot/freeze-intrinsics.ts';
import './boot/sanitizer-policy.ts';
import './shared-modules.ts';
import { startPage } from './boot/start-page.tsx';

startPage();
