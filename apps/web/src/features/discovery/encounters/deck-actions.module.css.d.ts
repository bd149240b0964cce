export declare const action: string;
export declare const actions: string;
export declare const like: string;
export declare const narrow: string;
export declare const note: string;
export declare const wide: string;
