package org.rubisee.bench.results;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A machine, as a run finds it.
 *
 * @param operatingSystem for example {@code Debian GNU/Linux 12}
 * @param kernel the kernel's version
 * @param cpuModel the processor's name
 * @param cores logical CPUs that the run may use
 * @param memoryBytes main memory that the run may use: less than the machine has in a container
 * @param removedVariables the names of the shell's variables that measured processes do not get;
 *     empty in files that were written before they were recorded
 */
public record Machine(
    String operatingSystem,
    String kernel,
    String cpuModel,
    int cores,
    long memoryBytes,
    List<String> removedVariables) {

  /** What Java, the servers, the database and the system's libraries read. */
  private static final Pattern INFLUENTIAL =
      Pattern.compile(
          "_?JAVA.*|JDK_.*|JVM_.*|CLASSPATH|MAVEN.*|MVN.*|JBOSS.*|WILDFLY.*|GLASSFISH.*|MYSQL.*"
              + "|LD_.*|MALLOC_.*|GLIBC_.*|(?i:\\w*_proxy)");

  public Machine {
    removedVariables = removedVariables == null ? List.of() : List.copyOf(removedVariables);
  }

  /** A machine whose processes get all variables. */
  public Machine(
      String operatingSystem, String kernel, String cpuModel, int cores, long memoryBytes) {
    this(operatingSystem, kernel, cpuModel, cores, memoryBytes, List.of());
  }

  /** Those of the removed variables that would have changed a process by themselves. */
  public List<String> influentialRemoved() {
    return removedVariables.stream().filter(name -> INFLUENTIAL.matcher(name).matches()).toList();
  }
}
