; The installer for Windows, for one person and without an administrator: `python packaging/dev.py setup`.
; build/about.nsh, made from about.toml, defines NAME, VERSION, COMMAND, AUTHORS, ID, SUMMARY, SUFFIX, FILE_TYPE,
; PAYLOAD (the folder of the bundle), ICON and OUTFILE; TARGET may choose another kind of program than NSIS's own.
Unicode true
!include about.nsh
!ifdef TARGET
  Target ${TARGET}
!endif
!include MUI2.nsh
!include FileFunc.nsh

Name "${NAME}"
OutFile "${OUTFILE}"
InstallDir "$LOCALAPPDATA\Programs\${COMMAND}"
InstallDirRegKey HKCU "Software\${ID}" "InstallDir"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME}: ${SUMMARY}"
VIAddVersionKey LegalCopyright "${AUTHORS}"

!ifdef ICON
  !define MUI_ICON "${ICON}"
  !define MUI_UNICON "${ICON}"
!endif
!define MUI_FINISHPAGE_RUN "$INSTDIR\${COMMAND}.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"

; Files of an older version must not stay, and one that runs cannot be replaced. Only what is ours is removed: the
; folder may hold more.
!macro RemoveProgram
  ClearErrors
  Delete "$INSTDIR\${COMMAND}.exe"
  ${If} ${Errors}
    MessageBox MB_OK|MB_ICONEXCLAMATION "${NAME} is running. Close it, then try again." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  Delete "$INSTDIR\${COMMAND}-console.exe"
  RMDir /r "$INSTDIR\_internal"
!macroend

; Let the Explorer know that file types have changed (SHCNE_ASSOCCHANGED).
!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x8000000, i 0, p 0, p 0)'
!macroend

Section "Install"
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${COMMAND}.exe"
  WriteRegStr HKCU "Software\${ID}" "InstallDir" "$INSTDIR"

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${ID}.game"
  WriteRegStr HKCU "${CLASSES}\${ID}.game" "" "${FILE_TYPE}"
  WriteRegStr HKCU "${CLASSES}\${ID}.game\DefaultIcon" "" "$INSTDIR\${COMMAND}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${ID}.game\shell\open\command" "" '"$INSTDIR\${COMMAND}.exe" "%1"'
  !insertmacro TellExplorer

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${COMMAND}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Games and settings stay: they are in %LOCALAPPDATA%\${COMMAND}.
Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${ID}.game"
    DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${ID}.game"
  !insertmacro TellExplorer
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${ID}"
SectionEnd
