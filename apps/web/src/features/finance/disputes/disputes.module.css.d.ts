export declare const blocks: string;
export declare const code: string;
export declare const due: string;
export declare const title: string;
