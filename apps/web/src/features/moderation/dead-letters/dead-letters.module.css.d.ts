export declare const count: string;
export declare const discard: string;
export declare const reason: string;
export declare const topic: string;
export declare const topicActs: string;
