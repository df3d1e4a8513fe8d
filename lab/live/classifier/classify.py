"""Tells lines of two classes apart, kind by kind.

Reads JSON lines from standard input, one for each kind: {"kind", "groups", "classes", "features"}, each a list over lines.
Prints one for each: {"kind", "auc", "giveaways"}. A group is never in both parts of a split.
"""

import json
import sys

import numpy
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import StratifiedGroupKFold

folds = 3


def table(lines):
    names = sorted({name for line in lines for name in line})
    column = {name: at for at, name in enumerate(names)}
    values = numpy.full((len(lines), len(names)), numpy.nan)
    for at, line in enumerate(lines):
        for name, value in line.items():
            values[at, column[name]] = value
    return names, values


def area(values, classes, groups):
    """The area under the curve of lines whose file the classifier has not seen, as a mean over the folds."""
    areas = []
    for train, test in StratifiedGroupKFold(folds, shuffle=True, random_state=0).split(values, classes, groups):
        if len(set(classes[train])) < 2 or len(set(classes[test])) < 2:
            continue
        model = HistGradientBoostingClassifier(max_iter=60, max_leaf_nodes=15, random_state=0)
        model.fit(values[train], classes[train])
        areas.append(roc_auc_score(classes[test], model.predict_proba(values[test])[:, 1]))
    return sum(areas) / len(areas) if areas else None


def giveaways(names, values, classes):
    """The features that tell the classes apart alone, with their medians: real, then simulated."""
    found = []
    for name, column in zip(names, values.T):
        alone = roc_auc_score(classes, numpy.nan_to_num(column, nan=-1e300))
        sides = [column[classes == side] for side in (0, 1)]
        present = [float(numpy.mean(~numpy.isnan(side))) for side in sides]
        medians = [None if numpy.isnan(side).all() else float(numpy.nanmedian(side)) for side in sides]
        found.append({"feature": name, "auc": max(alone, 1 - alone), "present": present, "medians": medians})
    return sorted(found, key=lambda each: -each["auc"])[:3]


for text in sys.stdin:
    given = json.loads(text)
    classes = numpy.array(given["classes"])
    names, values = table(given["features"])
    answer = {"kind": given["kind"], "auc": area(values, classes, numpy.array(given["groups"]))}
    answer["giveaways"] = giveaways(names, values, classes)
    print(json.dumps(answer))
