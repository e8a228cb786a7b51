import { describe, expect, it } from "vitest";
import type { RuleInfo } from "../lib/wire";
import { pieces, sectionOf } from "./numbers";
import { find, marked, plain, searchable } from "./search";

const rule = (id: string, text: string): RuleInfo => ({ id, kind: "flow", source: "p.4", text, question: "" });
const book = searchable([rule("BM-BUILD-06", "Wypaśną komnatę buduje się na komnacie."), rule("BM-GOAL-01", "Żółta łódź.")]);
const ids = (wanted: string) => find(book, wanted).map((found) => found.rule.id);

describe("search", () => {
  it("wants every word", () => {
    expect(ids("komnata")).toEqual([]);
    expect(ids("komnat buduje")).toEqual(["BM-BUILD-06"]);
    expect(ids("komnat zolta")).toEqual([]);
  });

  it("minds neither accents nor capitals", () => {
    expect(ids("ZOLTA lodz")).toEqual(["BM-GOAL-01"]);
    expect(plain("Zażółć gęślą jaźń")).toBe("zazolc gesla jazn");
  });

  it("finds a rule by its number, and everything by nothing", () => {
    expect(ids("bm-build-06")).toEqual(["BM-BUILD-06"]);
    expect(ids("  ")).toHaveLength(2);
  });

  it("marks what was looked for in the text as it is written", () => {
    expect(marked("Żółta łódź", "lodz")).toEqual([
      { text: "Żółta ", hit: false },
      { text: "łódź", hit: true },
    ]);
    expect(marked("Nothing", "")).toEqual([{ text: "Nothing", hit: false }]);
  });
});

describe("numbers of rules", () => {
  it("are found in a text", () => {
    expect(pieces("See BM-END-07, then stop.")).toEqual([
      { text: "See ", isRule: false },
      { text: "BM-END-07", isRule: true },
      { text: ", then stop.", isRule: false },
    ]);
  });

  it("are found whole where the section has two words", () => {
    expect(pieces("AL-ACT-MOVE-01 and AL-FOV-02").filter((piece) => piece.isRule).map((piece) => piece.text)).toEqual(["AL-ACT-MOVE-01", "AL-FOV-02"]);
    expect(pieces("A-B-C-D-5 UP-TO-DATE")).toEqual([{ text: "A-B-C-D-5 UP-TO-DATE", isRule: false }]);
  });

  it("name their section", () => {
    expect(sectionOf("BM-BUILD-06")).toBe("BUILD");
    expect(sectionOf("AL-ACT-MOVE-01")).toBe("ACT-MOVE");
  });
});
