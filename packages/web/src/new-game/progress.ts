/** Share of the file that has been read, from 0 to 1. */
export type Progress = (share: number) => void;
