package org.rubisee.bench.topology.compose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.ProcessEnvironment;

/**
 * Docker Compose, as far as the bench uses it, on the file of the checkout. Its project has a name
 * of its own: a site that a user brought up with the same file is left alone.
 *
 * @param program the command line of Docker, usually {@code docker}
 * @param home root of the checkout
 * @param project name of the project
 * @param variables what the file's variables are set to
 */
record Compose(List<String> program, Path home, String project, Map<String, String> variables) {

  Compose {
    program = List.copyOf(program);
    variables = Map.copyOf(variables);
  }

  /** The same with further variables. */
  Compose with(Map<String, String> more) {
    Map<String, String> all = new java.util.TreeMap<>(variables);
    all.putAll(more);
    return new Compose(program, home, project, all);
  }

  /**
   * Runs a command of {@code docker compose}.
   *
   * @return what it wrote to its standard output
   * @throws CommandFailedException if it fails; the message holds its last words
   */
  String run(String... arguments) {
    return run(line -> {}, arguments);
  }

  /** The same, with somebody who is told each line of its messages. */
  String run(Consumer<String> listener, String... arguments) {
    return await(compose(List.of(arguments)), listener);
  }

  /** Runs a command of {@code docker} itself. */
  String docker(String... arguments) {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of(arguments));
    return await(command, line -> {});
  }

  /** A process that somebody else starts and ends. */
  ProcessBuilder process(List<String> arguments) {
    return builder(compose(arguments));
  }

  /**
   * The container of a service.
   *
   * @throws CommandFailedException if it does not run; the message holds its last words
   */
  Container container(String service) {
    String id = run("ps", "--all", "--quiet", service).strip();
    if (id.isEmpty()) {
      throw new CommandFailedException(
          "There is no container of " + service + " in project " + project + ": start again");
    }
    Container container = Container.parse(docker("inspect", id));
    if (!container.isRunning()) {
      throw new CommandFailedException(
          "The container of " + service + " ended. Its log says:\n" + lastWords(service));
    }
    return container;
  }

  /**
   * The containers of a service that has several, in the order of their numbers.
   *
   * @throws CommandFailedException if one does not run; the message holds their last words
   */
  List<Container> containers(String service) {
    List<Container> containers =
        run("ps", "--all", "--quiet", service)
            .lines()
            .map(id -> Container.parse(docker("inspect", id.strip())))
            .sorted(Comparator.comparingInt(Container::number))
            .toList();
    if (!containers.stream().allMatch(Container::isRunning)) {
      throw new CommandFailedException(
          "A container of " + service + " ended. Its log says:\n" + lastWords(service));
    }
    return containers;
  }

  private String lastWords(String service) {
    return LogExcerpt.of(
        run("logs", "--no-color", "--no-log-prefix", "--tail", "200", service).lines().toList());
  }

  private List<String> compose(List<String> arguments) {
    List<String> options =
        List.of(
            "compose",
            "--project-directory",
            home.toString(),
            "--project-name",
            project,
            "--profile",
            "balancer",
            "--progress",
            "plain");
    return Stream.of(program, options, arguments).flatMap(List::stream).toList();
  }

  private ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = ProcessEnvironment.tool(command).directory(home.toFile());
    builder.environment().putAll(variables);
    return builder;
  }

  private String await(List<String> command, Consumer<String> listener) {
    try {
      Process process = builder(command).start();
      try {
        List<String> messages = new ArrayList<>();
        Thread reader =
            new Thread(
                () ->
                    process
                        .errorReader()
                        .lines()
                        .forEach(
                            line -> {
                              messages.add(line);
                              listener.accept(line);
                            }),
                "compose-messages");
        reader.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exitCode = process.waitFor();
        reader.join();
        if (exitCode != 0) {
          throw new CommandFailedException(
              String.join(" ", command) + " failed:\n" + LogExcerpt.of(messages));
        }
        return output;
      } catch (InterruptedException e) {
        process.destroy();
        Thread.currentThread().interrupt();
        throw new CommandFailedException("Interrupted during " + String.join(" ", command), e);
      }
    } catch (IOException e) {
      throw new CommandFailedException(
          "'docker' cannot be run: install Docker with its Compose plugin, version 2, or choose"
              + " another --topology ("
              + e.getMessage()
              + ")",
          e);
    }
  }
}
