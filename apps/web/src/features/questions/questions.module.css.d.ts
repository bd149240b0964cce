export declare const answerQuestion: string;
export declare const answerWeight: string;
export declare const askFoot: string;
export declare const askList: string;
export declare const formTitle: string;
export declare const topics: string;
