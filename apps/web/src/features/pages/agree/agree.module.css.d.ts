export declare const inset: string;
export declare const page: string;
export declare const summary: string;
export declare const title: string;
