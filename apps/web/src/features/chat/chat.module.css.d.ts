export declare const chat: string;
export declare const chatGuest: string;
export declare const choose: string;
export declare const list: string;
export declare const showList: string;
export declare const showThread: string;
export declare const thread: string;
