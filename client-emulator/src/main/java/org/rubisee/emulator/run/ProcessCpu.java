package org.rubisee.emulator.run;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** CPU time of this process. */
final class ProcessCpu {

  private ProcessCpu() {}

  /** User and system time since the process began, in nanoseconds. */
  static long nanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
