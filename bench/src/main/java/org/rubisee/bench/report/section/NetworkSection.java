package org.rubisee.bench.report.section;

import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkTraffic;

/** What the tiers say to each other, the cost of sampling, and what could not be seen. */
public record NetworkSection(ReportModel model) {

  private static final double KIB = 1024;
  private static final String RECEIVED = "networkReceivedBytes";

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    if (!links(model.trials().stream().map(judged -> judged.trial())).isEmpty()) {
      body.add(
          p(
              "What went over the connections between two tiers, per answered interaction: payload"
                  + " of TCP in both directions, and TCP's segments, acknowledgements included, as"
                  + " the kernel counts them. On the loopback interface a segment can be larger"
                  + " than a network card's packets."));
      body.add(figures.beside(plots()));
      body.add(linkTable());
    }
    if (model.trials().stream().anyMatch(judged -> hasDevices(judged.trial()))) {
      body.add(p("What the network devices of each tier received and sent, whoever it was from."));
      body.add(deviceTable());
    }
    body.addAll(watching());
    return body;
  }

  private List<Figure> plots() {
    List<Figure> plots = new ArrayList<>();
    for (String mix : model.mixes()) {
      List<LoadPoint> points = model.reference(mix);
      List<Link> links = links(points.stream().flatMap(point -> point.counted().stream()));
      if (!links.isEmpty()) {
        plots.add(plot(mix, points, links));
      }
    }
    return plots;
  }

  private Figure plot(String mix, List<LoadPoint> points, List<Link> links) {
    List<Legend.Entry> key =
        links.stream().map(link -> new Legend.Entry(link.label(), "link-" + link.label())).toList();
    List<BarPlot.Bar> bars =
        points.stream()
            .map(
                point ->
                    new BarPlot.Bar(
                        model.titleOf(point),
                        links.stream()
                            .mapToDouble(
                                link -> orZero(perInteraction(point, link, LinkTraffic::bytes)))
                            .map(bytes -> bytes / KIB)
                            .toArray(),
                        !point.isValid()))
            .toList();
    return new BarPlot("Bytes between tiers, " + mix + " mix", "KiB per interaction", key, bars)
        .figure(
            "network-bytes-" + mix,
            "At " + Numbers.of(model.referenceClients(mix)) + " clients. Less is better.");
  }

  /** A link of a configuration under a load. */
  private record LinkAt(LoadPoint point, Link link) {

    double perInteraction(ToDoubleFunction<LinkTraffic> what) {
      return NetworkSection.perInteraction(point, link, what);
    }
  }

  private DomContent linkTable() {
    List<LinkAt> rows =
        model.points().stream()
            .flatMap(
                point ->
                    links(point.counted().stream()).stream().map(link -> new LinkAt(point, link)))
            .toList();
    return new Table<LinkAt>()
        .words("Configuration", at -> model.titleOf(at.point()))
        .words("Mix", at -> at.point().mix())
        .words("Link", at -> at.link().label())
        .count("clients", at -> at.point().clients())
        .count("connections", NetworkSection::connections)
        .number("request bytes", at -> at.perInteraction(LinkTraffic::requestBytes))
        .number("answer bytes", at -> at.perInteraction(LinkTraffic::answerBytes))
        .number("request packets", at -> at.perInteraction(LinkTraffic::requestPackets))
        .number("answer packets", at -> at.perInteraction(LinkTraffic::answerPackets))
        .number(
            "KiB per s",
            at ->
                at.point()
                    .mean(t -> t.evidence().perSecondIn(t.measured(), at.link()).bytes() / KIB))
        .hollowUnless(at -> at.point().isValid())
        .of(rows);
  }

  private static long connections(LinkAt at) {
    return Math.round(
        at.point().mean(t -> t.evidence().mostConnectionsIn(t.measured(), at.link())));
  }

  private DomContent deviceTable() {
    return TierAt.table(model)
        .number("KiB received per s", at -> at.kibPerSecond(RECEIVED))
        .number("KiB sent per s", at -> at.kibPerSecond("networkSentBytes"))
        .number("packets received per s", at -> at.perSecond("networkReceivedPackets"))
        .number("packets sent per s", at -> at.perSecond("networkSentPackets"))
        .of(TierAt.of(model, at -> !Double.isNaN(at.perSecond(RECEIVED))));
  }

  private List<DomContent> watching() {
    List<Trial> trials =
        model.trials().stream()
            .map(judged -> judged.trial())
            .filter(trial -> !Double.isNaN(trial.evidence().samplerCpusIn(trial.measured())))
            .toList();
    List<DomContent> words = new ArrayList<>();
    if (!trials.isEmpty()) {
      words.add(
          p(
              "Watching took "
                  + Numbers.percent(most(trials, t -> t.evidence().samplerCpusIn(t.measured())))
                  + " of one core in the trial where it took most, the programs that it starts"
                  + " included; the bench as a whole used at most "
                  + Numbers.percent(most(trials, t -> t.evidence().benchCpusIn(t.measured())))
                  + ". Asking the database for its counters and the servers for their pools takes"
                  + " CPU time of those tiers, which their metrics include."));
    }
    List<String> unseen =
        model.trials().stream()
            .flatMap(judged -> judged.trial().evidence().unseen().stream())
            .distinct()
            .toList();
    if (!unseen.isEmpty()) {
      words.add(p("Not seen in some or all trials:"));
      words.add(ul().with(unseen.stream().map(sentence -> li(sentence)).toList()));
    }
    return words;
  }

  private static double most(List<Trial> trials, ToDoubleFunction<Trial> value) {
    return trials.stream().mapToDouble(value).max().orElse(0);
  }

  private static List<Link> links(Stream<Trial> trials) {
    return trials
        .flatMap(trial -> trial.evidence().seenLinks().stream())
        .distinct()
        .sorted(Link.DOWNWARDS)
        .toList();
  }

  private static boolean hasDevices(Trial trial) {
    return trial.tiers().stream().anyMatch(sample -> sample.counters().containsKey(RECEIVED));
  }

  private static double perInteraction(
      LoadPoint point, Link link, ToDoubleFunction<LinkTraffic> what) {
    return point.mean(
        trial ->
            what.applyAsDouble(trial.evidence().perSecondIn(trial.measured(), link))
                * trial.measured().seconds()
                / Math.max(1, trial.client().answered()));
  }

  private static double orZero(double value) {
    return Double.isNaN(value) ? 0 : value;
  }
}
