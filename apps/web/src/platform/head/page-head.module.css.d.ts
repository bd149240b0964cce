export declare const back: string;
export declare const pageHead: string;
export declare const quiet: string;
export declare const title: string;
