package org.rubisee.servers.mysql;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A stand-in for libnuma.so.1, which mysqld is linked against and a fresh Debian lacks. It says
 * that the machine has no NUMA memory, which is when mysqld calls nothing else of it.
 *
 * <p>The file is the least that the dynamic loader takes for a shared library on x86-64 Linux (ELF
 * and its System V supplement): headers, symbols, their hash table and a few bytes of code in one
 * page, the dynamic section in the next.
 */
final class NumaStandIn {

  static final String FILE = "libnuma.so.1";

  /** What mysqld 8.0 imports, in which version; the first function answers. */
  private static final List<Import> FUNCTIONS =
      List.of(
          new Import("numa_available", 1),
          new Import("numa_free", 1),
          new Import("numa_alloc_local", 1),
          new Import("set_mempolicy", 1),
          new Import("mbind", 1),
          new Import("numa_bitmask_free", 2),
          new Import("numa_get_mems_allowed", 2));

  private static final int VERSIONS = 2;

  /** {@code mov eax, -1; ret}: no NUMA. */
  private static final byte[] RETURN_MINUS_ONE = {(byte) 0xB8, -1, -1, -1, -1, (byte) 0xC3};

  /** {@code xor eax, eax; ret}: nothing. */
  private static final byte[] RETURN_ZERO = {0x31, (byte) 0xC0, (byte) 0xC3};

  private static final int PAGE = 0x1000;
  private static final int HEADER_BYTES = 64;
  private static final int SEGMENT_BYTES = 56;
  private static final int SEGMENTS = 4;
  private static final int SYMBOL_BYTES = 24;
  private static final int SYMBOLS = FUNCTIONS.size() + 1;
  private static final int HASH_AT = HEADER_BYTES + SEGMENTS * SEGMENT_BYTES;
  private static final int SYMBOLS_AT = HASH_AT + 4 * (3 + SYMBOLS + 1);
  private static final int CODE_AT = SYMBOLS_AT + SYMBOLS * SYMBOL_BYTES;
  private static final int NAMES_AT = CODE_AT + 16;
  private static final int VERSION_OF_SYMBOLS_AT = 0x400;
  private static final int VERSIONS_AT = 0x440;
  private static final int VERSION_BYTES = 28;
  private static final int DYNAMIC_BYTES = 10 * 16;

  private static final int LOAD = 1;
  private static final int DYNAMIC = 2;
  private static final int STACK = 0x6474E551;
  private static final int READ_EXECUTE = 5;
  private static final int READ_WRITE = 6;

  private final ByteBuffer file =
      ByteBuffer.allocate(PAGE + DYNAMIC_BYTES).order(ByteOrder.LITTLE_ENDIAN);
  private final ByteArrayOutputStream names = new ByteArrayOutputStream();

  private NumaStandIn() {
    names.write(0);
  }

  /** Puts the library into a folder, at once, so that nobody meets half of it. */
  static void writeTo(Path folder) throws IOException {
    Path unfinished = Files.createTempFile(folder, FILE, ".unfinished");
    Files.write(unfinished, new NumaStandIn().bytes());
    Files.move(unfinished, folder.resolve(FILE), StandardCopyOption.ATOMIC_MOVE);
  }

  private byte[] bytes() {
    header();
    segment(LOAD, READ_EXECUTE, 0, PAGE);
    segment(LOAD, READ_WRITE, PAGE, DYNAMIC_BYTES);
    segment(DYNAMIC, READ_WRITE, PAGE, DYNAMIC_BYTES);
    segment(STACK, READ_WRITE, 0, 0);
    hashTable();
    symbols();
    file.position(CODE_AT).put(RETURN_MINUS_ONE).put(RETURN_ZERO);
    int ownName = name(FILE);
    versions(ownName);
    file.position(NAMES_AT).put(names.toByteArray());
    file.position(PAGE);
    dynamic(14, ownName); // SONAME
    dynamic(4, HASH_AT);
    dynamic(5, NAMES_AT); // STRTAB
    dynamic(6, SYMBOLS_AT);
    dynamic(10, names.size()); // STRSZ
    dynamic(11, SYMBOL_BYTES);
    dynamic(0x6FFFFFF0, VERSION_OF_SYMBOLS_AT);
    dynamic(0x6FFFFFFC, VERSIONS_AT);
    dynamic(0x6FFFFFFD, VERSIONS + 1);
    dynamic(0, 0);
    return file.array();
  }

  /** 64 bits, little endian, shared object, x86-64. */
  private void header() {
    file.put(new byte[] {0x7F, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    file.putShort((short) 3).putShort((short) 62).putInt(1);
    file.putLong(0).putLong(HEADER_BYTES).putLong(0).putInt(0);
    file.putShort((short) HEADER_BYTES).putShort((short) SEGMENT_BYTES).putShort((short) SEGMENTS);
    file.putShort((short) 0).putShort((short) 0).putShort((short) 0);
  }

  private void segment(int type, int rights, int at, int size) {
    file.putInt(type).putInt(rights).putLong(at).putLong(at).putLong(at);
    file.putLong(size).putLong(size).putLong(PAGE);
  }

  /** One bucket, in which every symbol leads to the next. */
  private void hashTable() {
    file.putInt(1).putInt(SYMBOLS).putInt(1).putInt(0);
    for (int symbol = 1; symbol < SYMBOLS; symbol++) {
      file.putInt(symbol + 1 < SYMBOLS ? symbol + 1 : 0);
    }
  }

  /** The first symbol is empty; all others are global functions. */
  private void symbols() {
    file.position(SYMBOLS_AT + SYMBOL_BYTES);
    for (Import function : FUNCTIONS) {
      boolean answers = function.equals(FUNCTIONS.get(0));
      file.putInt(name(function.name())).put((byte) 0x12).put((byte) 0).putShort((short) 1);
      file.putLong(answers ? CODE_AT : CODE_AT + RETURN_MINUS_ONE.length);
      file.putLong(answers ? RETURN_MINUS_ONE.length : RETURN_ZERO.length);
    }
  }

  /** The library itself, then libnuma_1.1 and libnuma_1.2; numbered from 1. */
  private void versions(int ownName) {
    file.position(VERSION_OF_SYMBOLS_AT).putShort((short) 0);
    for (Import function : FUNCTIONS) {
      file.putShort((short) (function.version() + 1));
    }
    file.position(VERSIONS_AT);
    version(1, 1, hash(FILE), ownName);
    for (int version = 1; version <= VERSIONS; version++) {
      String versionName = "libnuma_1." + version;
      version(0, version + 1, hash(versionName), name(versionName));
    }
  }

  private void version(int flags, int number, int hash, int name) {
    int next = number <= VERSIONS ? VERSION_BYTES : 0;
    file.putShort((short) 1).putShort((short) flags).putShort((short) number).putShort((short) 1);
    file.putInt(hash).putInt(VERSION_BYTES - 8).putInt(next);
    file.putInt(name).putInt(0);
  }

  /** The hash function of System V's ELF. */
  private static int hash(String text) {
    int hash = 0;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash << 4) + text.charAt(i);
      int high = hash & 0xF0000000;
      hash = (hash ^ (high >>> 24)) & ~high;
    }
    return hash;
  }

  private void dynamic(long tag, long value) {
    file.putLong(tag).putLong(value);
  }

  private int name(String text) {
    int at = names.size();
    names.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    names.write(0);
    return at;
  }

  private record Import(String name, int version) {}
}
