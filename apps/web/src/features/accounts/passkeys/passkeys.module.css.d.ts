export declare const actions: string;
export declare const facts: string;
export declare const passkeys: string;
