export declare const acts: string;
export declare const version: string;
export declare const versions: string;
