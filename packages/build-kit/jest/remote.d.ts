/** The jest configuration of a remote in a repository of its own. @param directory the folder of the remote */
export declare function remoteTests(directory: string): object;
