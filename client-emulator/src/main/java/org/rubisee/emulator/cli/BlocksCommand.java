package org.rubisee.emulator.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.rubisee.emulator.block.Blocks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The emulator as a process that drives several sites on command. */
@Command(
    name = "rubis-client-emulator " + BlocksCommand.NAME,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Drives any of several sites in short stretches. Reads commands from standard input, one line"
          + " of JSON each, and answers each with one line of JSON on standard output. Uses no"
          + " processor between stretches. Ends at the end of its input."
    },
    footer = {
      "",
      "Example of a stations file; other keys are the emulator's options in camel case:",
      "  {\"stations\": [{\"name\": \"servlets-only/bidding\", \"users\": 10000, \"clients\": 64,",
      "    \"url\": \"http://localhost:8080/servlets-only\", \"mix\": \"bidding\"}]}",
      "",
      "Commands:",
      "  {\"do\":\"saturate\",\"station\":\"servlets-only/bidding\",\"stretch\":\"0001-warm-up\",",
      "    \"busy\":8,\"interactions\":1300}",
      "  {\"do\":\"pace\",\"station\":\"servlets-only/bidding\",\"stretch\":\"0002-measure\",",
      "    \"rate\":25,\"seconds\":6,\"seed\":7}",
      "  {\"do\":\"think\",\"station\":\"servlets-only/bidding\",\"stretch\":\"0003-measure\",",
      "    \"clients\":50,\"settlingSeconds\":10,\"seconds\":30}",
      "  {\"do\":\"fresh\"}   new customers; with \"station\" at that one only, with \"clients\"",
      "    so many of them",
      "  {\"do\":\"end\"}",
      "",
      "Example:",
      "  java -jar rubis-client-emulator.jar blocks --stations stations.json \\",
      "       --output results/blocks < commands.json",
      "",
      "Exit code: 0 the input ended, 1 the emulator failed, 2 wrong arguments."
    })
final class BlocksCommand implements Callable<Integer> {

  static final String NAME = "blocks";

  @Spec private CommandSpec spec;

  @Option(
      names = "--stations",
      paramLabel = "FILE",
      required = true,
      description = "The sites, JSON.")
  private Path stations;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      required = true,
      description = "Folder for the results; each stretch gets a folder in it.")
  private Path output;

  @Override
  public Integer call() throws IOException {
    Blocks blocks;
    try {
      blocks = new Blocks(StationsFile.parse(Files.readString(stations)), output);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), stations + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "Cannot read the stations file " + e.getMessage(), e);
    }
    blocks.run(
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), System.out);
    return 0;
  }
}
