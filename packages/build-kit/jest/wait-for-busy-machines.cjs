const { configure } = require('@testing-library/dom');

/** The default of one second is too short on a machine that runs other tests at the same time. Only a failing test waits this long. */
configure({ asyncUtilTimeout: 10_000 });
