"use strict";
(function () {
  var tip = document.createElement("div");
  tip.id = "tip";
  document.body.append(tip);

  function place(event) {
    tip.style.display = "block";
    var box = tip.getBoundingClientRect();
    var left = event.clientX + 14;
    if (left + box.width > innerWidth - 8) left = Math.max(8, event.clientX - box.width - 14);
    var top = Math.min(event.clientY + 14, innerHeight - box.height - 8);
    tip.style.left = left + "px";
    tip.style.top = Math.max(8, top) + "px";
  }

  function hide() {
    tip.style.display = "none";
  }

  function line(text, colour) {
    var row = document.createElement("div");
    if (colour) {
      var swatch = document.createElement("i");
      swatch.style.background = colour;
      row.append(swatch);
    }
    row.append(text);
    tip.append(row);
  }

  document.querySelectorAll("[data-tip]").forEach(function (mark) {
    var native = mark.querySelector("title");
    if (native) native.remove();
    mark.addEventListener("pointermove", function (event) {
      tip.textContent = mark.dataset.tip;
      place(event);
    });
    mark.addEventListener("pointerleave", hide);
  });

  function curves(svg) {
    return Array.from(svg.querySelectorAll("polyline")).map(function (polyline) {
      return {
        name: polyline.dataset.name,
        colour: getComputedStyle(polyline).stroke,
        px: Array.from(polyline.points, function (point) { return point.x; }),
        x: polyline.dataset.x.split(" "),
        y: polyline.dataset.y.split(" ")
      };
    }).filter(function (curve) { return curve.px.length > 0; });
  }

  function nearest(all, at) {
    var best = null;
    all.forEach(function (curve) {
      curve.px.forEach(function (px) {
        if (best === null || Math.abs(px - at) < Math.abs(best - at)) best = px;
      });
    });
    return best;
  }

  document.querySelectorAll("svg[data-lines]").forEach(function (svg) {
    var known = null;
    var cursor = svg.querySelector(".cursor");
    svg.addEventListener("pointermove", function (event) {
      known = known || curves(svg);
      if (known.length === 0) return;
      var box = svg.getBoundingClientRect();
      var at = nearest(known, (event.clientX - box.left) * svg.viewBox.baseVal.width / box.width);
      cursor.setAttribute("x1", at);
      cursor.setAttribute("x2", at);
      cursor.style.visibility = "visible";
      tip.textContent = "";
      var first = true;
      known.forEach(function (curve) {
        var index = curve.px.findIndex(function (px) { return Math.abs(px - at) < 0.3; });
        if (index < 0) return;
        if (first) line(curve.x[index] + " " + svg.dataset.xTitle);
        first = false;
        line(curve.name + "  " + curve.y[index], curve.colour);
      });
      place(event);
    });
    svg.addEventListener("pointerleave", function () {
      cursor.style.visibility = "hidden";
      hide();
    });
  });

  function unfold() {
    var target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    var part = target && target.closest("details");
    if (part && !part.open) {
      part.open = true;
      target.scrollIntoView();
    }
  }

  addEventListener("hashchange", unfold);
  unfold();

  addEventListener("beforeprint", function () {
    document.querySelectorAll("details").forEach(function (part) { part.open = true; });
  });
})();
