package org.rubisee.bench.results.block;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.tier.StartedSite;
import org.rubisee.settings.Text;

/**
 * The folder of a run in blocks. Each block is on disk as soon as it has ended.
 *
 * <pre>
 * run.json            plan and environment
 * invocation-1.json   when it started, how warm each site was; of its second group of sites:
 *                     invocation-1-group-2.json
 * blocks.jsonl        one block per line, in the order of execution
 * blocks.csv          the same as a table, when the run has ended
 * servers.csv         start-up, memory and sizes of the servers, then too
 * blocks/0001/        what the clients measured in a block: counts, histograms
 * plan.json           what it takes to complete the run
 * unfinished/         what interrupted invocations left
 * </pre>
 */
public final class BlocksFolder {

  /** The kind of these runs. */
  public static final String KIND = "blocks";

  /** The table of all blocks, of a run that has ended. */
  public static final String CSV_FILE = "blocks.csv";

  private static final String BLOCKS = "blocks.jsonl";
  private static final Pattern INVOCATION = Pattern.compile("invocation-\\d+(-group-\\d+)?\\.json");
  private static final double MILLIS_PER_SECOND = 1000;

  private final Path path;
  private final RunFolder folder;
  private final ResultsJson json = new ResultsJson();

  private BlocksFolder(RunFolder folder) {
    this.folder = folder;
    path = folder.path();
  }

  /** Writes what a run begins with into its folder. */
  public static void begin(Path path, Run<BlockPlan> run) throws IOException {
    BlocksFolder begun = new BlocksFolder(new RunFolder(path));
    Files.createDirectory(begun.clientsPath());
    begun.write(run);
  }

  /**
   * Opens the folder of a run, however it ended.
   *
   * @throws IOException if it is none; the message says what was looked for
   */
  public static BlocksFolder open(Path path) throws IOException {
    return new BlocksFolder(RunFolder.open(path, KIND));
  }

  /** The folder. */
  public Path path() {
    return path;
  }

  /** Where the emulator leaves what it measures: one folder per block. */
  public Path clientsPath() {
    return path.resolve("blocks");
  }

  /** What the clients measured in a block. */
  public Path clientsOf(Block block) {
    return clientsPath().resolve(nameOf(block.number()));
  }

  /** The name of a block's folder. */
  public static String nameOf(int number) {
    return Text.of("%04d", number);
  }

  /** The run as far as it came. */
  public Run<BlockPlan> run() throws IOException {
    return folder.run(BlockPlan.class);
  }

  /** Writes the run again. */
  public void write(Run<BlockPlan> run) throws IOException {
    folder.write(run);
  }

  /** Writes what is known of an invocation. */
  public void write(Invocation invocation) throws IOException {
    json.write(fileOf(invocation), invocation);
  }

  /** The invocations that were begun, in order; of several groups, one for each. */
  public List<Invocation> invocations() throws IOException {
    List<Invocation> found = new ArrayList<>();
    for (Path file : filesOfInvocations()) {
      found.add(json.value(file, json.tree(file), Invocation.class));
    }
    found.sort(Comparator.comparing(Invocation::number).thenComparing(Invocation::group));
    return found;
  }

  private List<Path> filesOfInvocations() throws IOException {
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(file -> INVOCATION.matcher(file.getFileName().toString()).matches())
          .toList();
    }
  }

  /** Keeps a block. */
  public void add(Block block) throws IOException {
    Files.writeString(
        path.resolve(BLOCKS),
        json.line(block) + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  /** All blocks in the order of execution. A last line that was not written whole is left out. */
  public List<Block> blocks() throws IOException {
    List<Block> blocks = new ArrayList<>();
    Path file = path.resolve(BLOCKS);
    if (!Files.exists(file)) {
      return blocks;
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    try (Stream<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines()) {
      for (String line : lines.toList()) {
        blocks.add(json.parsed(file, line, Block.class));
      }
    }
    return blocks;
  }

  /**
   * Moves what invocations left that did not run to their end into the folder {@code unfinished}. A
   * line of a block that was not written whole is left out. If the program is killed meanwhile, the
   * next call goes on.
   */
  public void setAsideUnfinished() throws IOException {
    List<Invocation> finished =
        invocations().stream()
            .filter(invocation -> invocation.state() == RunState.COMPLETE)
            .toList();
    List<Block> kept = new ArrayList<>();
    List<Block> others = new ArrayList<>();
    for (Block block : blocks()) {
      (finished.stream().anyMatch(block::isOf) ? kept : others).add(block);
    }
    if (!others.isEmpty()) {
      DurableFile.write(folder.placeAside(BLOCKS), lines(others));
    }
    DurableFile.write(path.resolve(BLOCKS), lines(kept));
    List<String> folders = kept.stream().map(block -> nameOf(block.number())).toList();
    for (Path clients : foldersOfClients()) {
      if (!folders.contains(clients.getFileName().toString())) {
        Files.move(clients, folder.placeAside(clients.getFileName().toString()));
      }
    }
    for (Invocation invocation : invocations()) {
      if (!finished.contains(invocation)) {
        folder.setAside(fileOf(invocation));
      }
    }
  }

  private byte[] lines(List<Block> blocks) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Block block : blocks) {
      lines.append(json.line(block)).append('\n');
    }
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private List<Path> foldersOfClients() throws IOException {
    if (!Files.exists(clientsPath())) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(clientsPath())) {
      return folders.sorted().toList();
    }
  }

  private Path fileOf(Invocation invocation) {
    return path.resolve("invocation-" + invocation.name() + ".json");
  }

  /** How long a saturated round of this run took on average; 0 if there was none. */
  public double secondsPerRound() throws IOException {
    List<Block> measured =
        blocks().stream()
            .filter(block -> block.stage() == Stage.MEASURED)
            .filter(block -> block.cell().load() == LoadKind.SATURATED)
            .toList();
    long rounds =
        measured.stream()
            .map(block -> List.of(block.invocation(), block.group(), block.round()))
            .distinct()
            .count();
    if (rounds == 0) {
      return 0;
    }
    Block first = measured.get(0);
    Block last = measured.get(measured.size() - 1);
    Duration between = Duration.between(first.startedAt(), last.startedAt());
    return (between.toSeconds() + between.toMillisPart() / MILLIS_PER_SECOND + last.seconds())
        / rounds;
  }

  /** Ends the run and writes the tables of its blocks and of its starts. */
  public void finish(RunState state) throws IOException {
    folder.end(state);
    Files.writeString(path.resolve(CSV_FILE), BlockTable.csv(blocks()));
    Files.writeString(
        path.resolve(StartedSite.FILE),
        StartedSite.csv(invocations().stream().flatMap(one -> one.starts().stream()).toList()));
  }
}
