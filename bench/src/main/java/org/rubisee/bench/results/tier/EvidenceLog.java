package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;

/** The links, the sampler's cost, and what could not be seen of a running trial, on disk. */
public final class EvidenceLog implements AutoCloseable {

  private static final String LINKS_FILE = "links.csv";
  private static final String SAMPLER_FILE = "sampler.csv";
  private static final String UNSEEN_FILE = "unseen.txt";
  private static final String LINKS_HEADER =
      "link,at_seconds,connections,request_bytes,answer_bytes,request_packets,answer_packets";
  private static final String SAMPLER_HEADER =
      "at_seconds,own_cpu_seconds,children_cpu_seconds,elapsed_seconds,bench_cpu_seconds";

  private final Path folder;
  private final GrowingTable links;
  private final GrowingTable sampler;

  public EvidenceLog(Path folder) throws IOException {
    this.folder = folder;
    links = new GrowingTable(folder.resolve(LINKS_FILE), LINKS_HEADER);
    sampler = new GrowingTable(folder.resolve(SAMPLER_FILE), SAMPLER_HEADER);
  }

  public void add(LinkSample sample) throws IOException {
    LinkTraffic traffic = sample.traffic();
    links.add(
        String.format(
            Locale.ROOT,
            "%s,%.3f,%d,%.0f,%.0f,%.0f,%.0f",
            sample.link().label(),
            sample.atSeconds(),
            sample.connections(),
            traffic.requestBytes(),
            traffic.answerBytes(),
            traffic.requestPackets(),
            traffic.answerPackets()));
  }

  public void add(SamplerSample sample) throws IOException {
    sampler.add(
        String.format(
            Locale.ROOT,
            "%.3f,%.6f,%.2f,%.6f,%.2f",
            sample.atSeconds(),
            sample.ownCpuSeconds(),
            sample.childrenCpuSeconds(),
            sample.elapsedSeconds(),
            sample.benchCpuSeconds()));
  }

  public synchronized void addUnseen(String sentence) throws IOException {
    Files.writeString(
        folder.resolve(UNSEEN_FILE),
        sentence.replace('\n', ' ') + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  public static Evidence evidence(Path folder) throws IOException {
    Path unseen = folder.resolve(UNSEEN_FILE);
    return new Evidence(
        GrowingTable.rows(folder.resolve(LINKS_FILE), 7, EvidenceLog::link),
        GrowingTable.rows(folder.resolve(SAMPLER_FILE), 5, EvidenceLog::samplerCost),
        Files.exists(unseen)
            ? new String(Files.readAllBytes(unseen), StandardCharsets.UTF_8).lines().toList()
            : List.of(),
        BreakdownFile.read(folder),
        StatementFile.read(folder));
  }

  @Override
  public void close() throws IOException {
    try (links) {
      sampler.close();
    }
  }

  private static LinkSample link(String[] cells) {
    return new LinkSample(
        Link.ofLabel(cells[0]),
        Double.parseDouble(cells[1]),
        Integer.parseInt(cells[2]),
        new LinkTraffic(
            Double.parseDouble(cells[3]),
            Double.parseDouble(cells[4]),
            Double.parseDouble(cells[5]),
            Double.parseDouble(cells[6])));
  }

  private static SamplerSample samplerCost(String[] cells) {
    return new SamplerSample(
        Double.parseDouble(cells[0]),
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        Double.parseDouble(cells[3]),
        Double.parseDouble(cells[4]));
  }
}
