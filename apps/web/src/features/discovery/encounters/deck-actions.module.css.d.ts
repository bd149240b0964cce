export declare const action: string;
export declare const actions: string;
export declare const like: string;
