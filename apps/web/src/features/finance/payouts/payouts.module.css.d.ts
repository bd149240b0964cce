export declare const code: string;
export declare const facts: string;
export declare const fileList: string;
export declare const files: string;
export declare const short: string;
export declare const title: string;
