export declare const address: string;
export declare const host: string;
export declare const leave: string;
