package org.rubisee.emulator.client;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** CPU time of this process. */
public final class ProcessCpu {

  private ProcessCpu() {}

  /** User and system time since the process began, in nanoseconds. */
  public static long nanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
