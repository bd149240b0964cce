export declare const awaited: string;
export declare const room: string;
