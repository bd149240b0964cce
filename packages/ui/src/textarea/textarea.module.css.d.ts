export declare const area: string;
export declare const input: string;
